/** Stops `npm pack` and `npm publish`: npm would leave `catalog:` in the versions, and nobody could install them. */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error('This package is packed and published with pnpm: npm run release')
  process.exit(1)
}
