import { localSecrets, stackEnvironment } from "../local/environment";
import { databaseUrl } from "../local/postgres";

/**
 * Where the museum is that the journeys walk through. `npm test` opens one of its own and says where in the environment;
 * without that, it is the one of `npm start` on this machine.
 */
export function museum(): { url: string; providers: string } {
  const { E2E_BASE_URL: url, E2E_PROVIDERS_URL: providers } = process.env;
  if (url && providers) return { url, providers };
  const port = Number(process.env.PORT || 3000);
  const folder = process.env.MUSEUM_DATA || ".local";
  const appUrl = `http://localhost:${port}`;
  Object.assign(
    process.env,
    stackEnvironment({
      appUrl,
      emulatorPort: port + 1,
      databaseUrl: databaseUrl(port + 2),
      storageDir: `${folder}/storage`,
      secrets: localSecrets(folder),
    }),
  );
  return { url: appUrl, providers: `http://localhost:${port + 1}` };
}
