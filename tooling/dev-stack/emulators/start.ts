import http from "node:http";
import { resendWebhookSecret, type Secrets } from "../environment";
import { UserFacingError } from "../user-facing-error";
import { dashboardRoutes } from "./dashboard";
import { drandRoutes } from "./drand";
import { createFaults, faultRoutes } from "./faults";
import { createListener } from "./http";
import { apiRoutes } from "./paystack-api";
import { checkoutRoutes } from "./paystack-checkout";
import { disputeRoutes } from "./paystack-disputes";
import { importRoutes } from "./paystack-import";
import { refundRoutes } from "./paystack-refunds";
import { settlementRoutes } from "./paystack-settlements";
import { openState } from "./paystack-state";
import { subscriptionRoutes } from "./paystack-subscriptions";
import { createWebhooks, type Deliver } from "./paystack-webhooks";
import { createChannels } from "./pusher-channels";
import { pusherRoutes } from "./pusher-http";
import { attachSockets } from "./pusher-sockets";
import { createResend } from "./resend";
import { createResendWebhooks } from "./resend-webhooks";

export type EmulatorOptions = {
  /** 0 for any free port. */
  port: number;
  appUrl: string;
  secrets: Pick<Secrets, "paystackKey" | "resendKey" | "pusherId" | "pusherKey" | "pusherSecret">;
  /** The file of Paystack's state; without it the state ends with the process. */
  stateFile?: string;
  /** How webhooks are delivered; over HTTP to the app unless a test replaces it. */
  deliver?: Deliver;
};

export type Emulators = Awaited<ReturnType<typeof startEmulators>>;

/** Resend, Paystack, Pusher Channels and drand behind one port, with no state outside the returned object. */
export async function startEmulators({ port, appUrl, secrets, stateFile, deliver }: EmulatorOptions) {
  let version = 0;
  let address = "";
  const changed = () => {
    version += 1;
  };
  const faults = createFaults();
  const resendWebhooks = createResendWebhooks({
    url: `${appUrl}/api/webhooks/resend`,
    secret: resendWebhookSecret(secrets),
    changed,
    deliver,
  });
  const resend = createResend({ key: secrets.resendKey, faults, changed, webhooks: resendWebhooks });
  const state = openState(stateFile, changed);
  const key = secrets.paystackKey;
  const webhooks = createWebhooks({ url: `${appUrl}/api/webhooks/paystack`, key, faults, changed, deliver });
  const paystack = { state, webhooks, faults, key, url: () => address };
  const channels = createChannels(changed);
  const app = { id: secrets.pusherId, key: secrets.pusherKey, secret: secrets.pusherSecret };

  const server = http.createServer(
    createListener([
      ...resend.routes,
      ...apiRoutes(paystack),
      ...refundRoutes(paystack),
      ...disputeRoutes(paystack),
      ...importRoutes(paystack),
      ...settlementRoutes(paystack),
      ...checkoutRoutes(paystack),
      ...subscriptionRoutes(paystack),
      ...pusherRoutes(app, channels, faults),
      ...drandRoutes(faults),
      ...faultRoutes(faults),
      ...dashboardRoutes({
        appUrl,
        emails: resend.emails,
        state,
        webhooks,
        resendWebhooks,
        channels,
        faults,
        version: () => version,
      }),
    ]),
  );
  const sockets = attachSockets(server, app, channels, faults);
  const listening = await listen(server, port);
  address = `http://localhost:${listening}`;

  return {
    port: listening,
    url: address,
    faults,
    emails: resend.emails,
    reportEmail: resend.report,
    paystack,
    messages: channels.messages,
    async stop(): Promise<void> {
      webhooks.stop();
      state.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new UserFacingError(`Port ${port}, which the provider emulators need, is in use.`) : error);
    });
    // Without a host it listens on 127.0.0.1 and ::1, because `localhost` can mean either.
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
