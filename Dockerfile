# The site in a container: `docker build -t faq-alim . && docker run -p 3000:3000 -v faq-alim-data:/srv/data faq-alim`
FROM node:24-bookworm-slim AS build
WORKDIR /srv
COPY package.json package-lock.json ./
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /srv
COPY package.json package-lock.json ./
# Remove source maps, types, and the optional peers that npm installs although only the build needs them.
RUN npm ci --workspaces=false --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -r typescript vite tsx esbuild @esbuild rollup @rollup lightningcss lightningcss-* \
  && find . -name "*.map" -delete -o -name "*.d.ts" -delete -o -name "*.d.[cm]ts" -delete

FROM node:24-bookworm-slim
WORKDIR /srv
ENV NODE_ENV=production MALLOC_TRIM_THRESHOLD_=131072 PORT=3000 DATA_DIR=/srv/data
COPY --from=packages /srv/node_modules node_modules
COPY --from=build /srv/build build
COPY --from=build /srv/compiled compiled
COPY package.json ./
# For the operator of an embedded database: `docker exec faq-alim node scripts/operate/messages.mjs list`, `backup.mjs`, `withdraw.mjs`.
COPY scripts/operate scripts/operate
# The embedded database lives here.
RUN install -d -o node -g node -m 700 data
VOLUME /srv/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/sante`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that the process receives the signal to end directly.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "--liftoff-only", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
