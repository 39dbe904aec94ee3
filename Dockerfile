FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.mjs \
 && npm prune --omit=dev --no-save --no-audit --no-fund \
 && rm -rf node_modules/.cache dist/.tsbuildinfo dist/.stamps

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A new volume takes its owner from here.
RUN mkdir /deletions && chown node:node /deletions
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it gets the signals; run it with --init where zombies could gather.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "dist/server/main.js"]
