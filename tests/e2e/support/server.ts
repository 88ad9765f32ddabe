import { localSecrets, stackEnvironment } from "../../../tooling/dev-stack/environment";
import { databaseUrl } from "../../../tooling/dev-stack/postgres";

/**
 * The URLs of the app and of the emulators under test. `npm test` starts its own and passes them in the environment; otherwise
 * they are those of `npm start` on this machine.
 */
export function serverUrls(): { url: string; providers: string } {
  const { E2E_BASE_URL: url, E2E_PROVIDERS_URL: providers } = process.env;
  if (url && providers) return { url, providers };
  const port = Number(process.env.PORT || 3000);
  const dataDir = process.env.DATA_DIR || ".local";
  const appUrl = `http://localhost:${port}`;
  Object.assign(
    process.env,
    stackEnvironment({
      appUrl,
      emulatorPort: port + 1,
      databaseUrl: databaseUrl(port + 2),
      storageDir: `${dataDir}/storage`,
      secrets: localSecrets(dataDir),
    }),
  );
  return { url: appUrl, providers: `http://localhost:${port + 1}` };
}
