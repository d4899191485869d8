import { defaultLanguage, languageCodes } from '../../app/lib/languages.ts'

type Headers = Record<string, string>

/** Cache header of the files in `assets`, whose names contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const prefixed = languageCodes.filter((code) => code !== defaultLanguage)

/** Indents the lines of a configuration file by a number of spaces. */
const indent = (lines: string[], spaces: number) => lines.map((line) => `${' '.repeat(spaces)}${line}`)

/** Paths of files in the built site, `build/client`, that visitors must not get. */
const privatePaths = ['/_headers', '/_redirects', '/.vite/manifest.json']

const notFoundPage = (language: string) => `/${language}/404.html`

/**
 * Returns `_headers` for Netlify, Cloudflare and other hosts that read this format. The pages keep the default caching
 * of these hosts: the browser checks for a newer copy each time. All matching rules apply, so no two rules set the same
 * header.
 */
export const createHeadersFile = (headers: Headers) =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${IMMUTABLE}`,
    '',
  ].join('\n')

/**
 * Returns `_redirects` for the hosts that read this format: it removes the prefix of the default language from paths,
 * and names the 404 page of each other language. Cloudflare ignores the 404 lines and finds the nearest `404.html` by
 * itself. Targets have an origin, because a path such as `//host` would lead to another site.
 */
export const createRedirectsFile = (origin: string) =>
  [
    `/${defaultLanguage} ${origin}/ 301`,
    `/${defaultLanguage}/* ${origin}/:splat 301`,
    ...prefixed.map((code) => `/${code}/* ${notFoundPage(code)} 404`),
    '',
  ].join('\n')

/**
 * Returns the nginx configuration of the site, which serves the compressed copies. Whoever installs it sets `root` to
 * the folder of the public files.
 */
export function createNginxConfiguration(origin: string, headers: Headers) {
  const { hostname } = new URL(origin)
  const location = (path: string, notFound: string) => [
    `location ${path} {`,
    `  error_page 404 ${notFound};`,
    '  try_files $uri $uri/index.html =404;',
    '}',
  ]
  return [
    'map $uri $cache_control {',
    '  default no-cache;',
    `  ~^/assets/ "${IMMUTABLE}";`,
    '}',
    '',
    'server {',
    '  listen 80;',
    '  listen [::]:80;',
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    '  charset utf-8;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  # With the module ngx_brotli:',
    '  # brotli_static on;',
    '',
    '  error_page 404 /404.html;',
    '  add_header Cache-Control $cache_control always;',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    '',
    `  location = /${defaultLanguage} { return 301 ${origin}/; }`,
    `  location /${defaultLanguage}/ { rewrite ^/${defaultLanguage}/(.*)$ ${origin}/$1 permanent; }`,
    ...privatePaths.map((path) => `  location = ${path} { return 404; }`),
    '  location / { try_files $uri $uri/index.html =404; }',
    ...prefixed.flatMap((code) => indent(location(`/${code}/`, notFoundPage(code)), 2)),
    '}',
    '',
  ].join('\n')
}

/**
 * Returns the Caddy configuration of the site, which serves the compressed copies. Whoever installs it sets `root` to
 * the folder of the public files.
 */
export function createCaddyfile(origin: string, headers: Headers) {
  const { hostname } = new URL(origin)
  const fileServer = ['file_server {', '  precompressed br gzip', '  disable_canonical_uris', '}']
  const notFound = (page: string, ...paths: string[]) => [
    `${['handle', ...paths].join(' ')} {`,
    `  rewrite * ${page}`,
    ...indent(fileServer, 2),
    '}',
  ]
  return [
    `${hostname} {`,
    `  root * /var/www/${hostname}`,
    '',
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '  }',
    '  @assets {',
    '    path /assets/*',
    '    file',
    '  }',
    `  header @assets Cache-Control "${IMMUTABLE}"`,
    '  @other {',
    '    not {',
    '      path /assets/*',
    '      file',
    '    }',
    '  }',
    '  header @other Cache-Control no-cache',
    '',
    `  redir /${defaultLanguage} ${origin}/ permanent`,
    `  @default path_regexp default ^/${defaultLanguage}/(.*)$`,
    `  redir @default ${origin}/{re.default.1} permanent`,
    '',
    '  try_files {path} {path}/index.html',
    `  @private path ${privatePaths.join(' ')}`,
    '  error @private 404',
    ...indent(fileServer, 2),
    '',
    '  handle_errors {',
    ...prefixed.flatMap((code) => indent(notFound(notFoundPage(code), `/${code}/*`), 4)),
    ...indent(notFound('/404.html'), 4),
    '  }',
    '}',
    '',
  ].join('\n')
}
