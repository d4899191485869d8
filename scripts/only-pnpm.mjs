/**
 * Stops `npm pack` and `npm publish`: npm would keep `catalog:` as the version of a dependency, which only pnpm
 * replaces by a number. Nobody could install the package.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error('This package is packed and published with pnpm: npm run release')
  process.exit(1)
}
