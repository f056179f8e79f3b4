import { Logger } from '@aws-lambda-powertools/logger'

/**
 * A deployed function is one minified line, and the map of its sources is not shipped: `npm run tenant -- failures` makes the map anew
 * from the sources, and knows by `build` that they are the same.
 */
const loggedError = (_key: string, value: unknown) =>
  value instanceof Error
    ? {
        ...{ name: value.name, message: value.message, stack: value.stack, cause: value.cause },
        build: buildOf(value.stack),
      }
    : value

/** First half of the SHA-256 of the bundle that a stack goes through; undefined where functions run from their sources. */
function buildOf(stack = ''): string | undefined {
  const file = /\/\S+\/index\.cjs(?=:\d)/.exec(stack)?.[0]
  if (!file) return undefined
  // Loaded here, because importing them would cost every start.
  const { readFileSync } = process.getBuiltinModule('node:fs')
  return process.getBuiltinModule('node:crypto').hash('sha256', readFileSync(file)).slice(0, 32)
}

/**
 * The app's log, one line of JSON each: never personal data, tokens, texts that people typed, or addresses. Each
 * function's stack sets the correlation id, which events carry from the request to the reactions.
 */
export const log = new Logger({ jsonReplacerFn: loggedError })
