import { Logger } from '@aws-lambda-powertools/logger'

/** The product's log: one JSON line each; never personal data, tokens, texts that people typed, or addresses. */
export const log = new Logger({ serviceName: process.env.POWERTOOLS_SERVICE_NAME ?? 'gleanery' })
