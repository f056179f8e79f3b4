import { Logger } from '@aws-lambda-powertools/logger'
import { readableStack } from './stack.ts'

/** Errors are logged by the lines of the sources: a deployed function is one minified line. */
const readableError = (_key: string, value: unknown) =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: readableStack(value), cause: value.cause }
    : value

/**
 * The app's log, one line of JSON each: never personal data, tokens, texts that people typed, or addresses. Each
 * function's stack sets the correlation id, which events carry from the request to the reactions.
 */
export const log = new Logger({ jsonReplacerFn: readableError })
