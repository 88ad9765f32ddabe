# The app in a container: docker build --build-arg APP_URL=https://museum.example --tag living-archive .
# compose.yaml runs it with everything around it; docs/deploy.md explains both.

FROM node:24-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# The packages first: a change of the code does not install them again. Not `npm ci`, which rejects a lock file without the
# binaries of every platform.
COPY package.json package-lock.json ./
COPY tooling/unused-package tooling/unused-package
COPY tooling/dev-stack/*.mjs tooling/dev-stack/
RUN node --input-type=module --eval "import { installIfNeeded } from './tooling/dev-stack/preflight.mjs'; await installIfNeeded()"
COPY . .
# The headers of every response depend on these. Secrets are not needed here, and none gets into the image.
ARG APP_URL
ARG S3_ENDPOINT
ARG PAYSTACK_CHECKOUT_HOSTS
# 0 where the proxy compresses. The build decides it: the server of a standalone build reads no next.config.ts.
ARG NEXT_COMPRESS
RUN npm run build:standalone

# Migrations and commands for the operator (npm run create-admin, npm run backup): they need the tooling, the app does not.
FROM build AS tools
USER node
CMD ["npm", "run", "migrate"]

FROM node:24-slim AS app
WORKDIR /app
# HOSTNAME: Docker sets it to the container's id, and the server would listen there only.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build /app/.next/standalone ./
# The files belong to root: the server can read them and write none.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# For a container with 512 MB: a process with this heap holds 370 MB under load (docs/scale.md), and the rest is for uploads and images.
# Two arenas, because glibc otherwise keeps one of its own for each thread and gives nothing back.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=8", "server.js"]
