/** The product's version, as in package.json, /healthz and the debug page. */
export const APP_VERSION = '1.0.0'
