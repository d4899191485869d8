/** The settings of `hotel.ts` on which the Content-Security-Policy depends. */
export interface ContentSecurityPolicySettings {
  origin: string
  /** URL of the booking engine, to which the forms of the site lead. */
  bookingUrl: string
  map: { origin: string }
  /**
   * Folder of the flag images of the language menu: a path of the site, or a URL that the Content-Security-Policy then
   * allows.
   */
  flagsUrl: string
  tagManagerId?: string | undefined
  reviews: { serviceOrigin?: string | undefined }
  /** Whether the HTML contains the policy, because the host cannot set headers. */
  policyInHtml: boolean
}

/** Hosts of the tag manager and Google Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const tagManager = {
  scripts: ['https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Returns the Content-Security-Policy of every page. It allows the site itself, the booking engine for forms, and the
 * embedded map. It also allows the hosts of the tag manager, of the review service and of the flag images, if the
 * settings name them.
 *
 * @param scriptHash hash source of the inline script, without quotation marks
 */
export function createContentSecurityPolicy(settings: ContentSecurityPolicySettings, scriptHash: string) {
  const { origin, bookingUrl, map, flagsUrl, tagManagerId, reviews } = settings
  const tags = tagManagerId ? tagManager : { scripts: [], images: [], connections: [] }
  const flagHost = new URL(flagsUrl, origin).origin
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", `'${scriptHash}'`, ...tags.scripts],
    ['style-src', "'self'"],
    // `data:` allows the small previews of pictures, which are data URLs.
    ['img-src', "'self'", 'data:', ...(flagHost === origin ? [] : [flagHost]), ...tags.images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(reviews.serviceOrigin ? [reviews.serviceOrigin] : []), ...tags.connections],
    ['frame-src', map.origin],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', new URL(bookingUrl).origin],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Browser features that neither the site nor the embedded map uses. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * Returns the `<meta>` element with the Content-Security-Policy, or `undefined` if the host sends the policy as a header.
 *
 * @param scriptHash hash source of the inline script, without quotation marks
 */
export const createPolicyElement = (settings: ContentSecurityPolicySettings, scriptHash: string) =>
  settings.policyInHtml
    ? `<meta http-equiv="Content-Security-Policy" content="${createContentSecurityPolicy(settings, scriptHash)}">`
    : undefined

/**
 * The headers of every response.
 *
 * @param scriptHash hash source of the inline script, without quotation marks
 */
export const createResponseHeaders = (
  settings: ContentSecurityPolicySettings,
  scriptHash: string,
): Record<string, string> => ({
  'Content-Security-Policy': `${createContentSecurityPolicy(settings, scriptHash)}; frame-ancestors 'none'`,
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // `includeSubDomains` is left out: the other hosts of the hotel, such as its booking engine, decide for themselves.
  'Strict-Transport-Security': 'max-age=31536000',
})
