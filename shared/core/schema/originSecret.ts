/** Header that CloudFront adds to every call of the API: this deployment's secret and, after a comma, the previous one's. */
export const originSecretHeader = 'x-origin-secret'
