import { readableStack } from './stack.ts'

/**
 * The product's log: one JSON line each; never personal data, tokens, texts that people typed, or addresses. Lines and
 * settings are those of Powertools' logger, which itself takes 4 ms to import and is the reason that this stands here.
 */

const levels = ['DEBUG', 'INFO', 'WARN', 'ERROR', 'SILENT'] as const
type Level = Exclude<(typeof levels)[number], 'SILENT'>
type Facts = Readonly<Record<string, unknown>>

const lowest = () => Math.max(0, levels.indexOf((process.env.POWERTOOLS_LOG_LEVEL ?? 'INFO') as Level))

const told = (value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: readableStack(value), cause: told(value.cause) }
    : value

function write(level: Level, message: string, facts: Facts): void {
  if (levels.indexOf(level) < lowest()) return
  const own = {
    level,
    message,
    timestamp: new Date().toISOString(),
    service: process.env.POWERTOOLS_SERVICE_NAME ?? 'gleanery',
  }
  // First and last: a line begins with what is its own, and nothing that is told takes its place.
  const line = {
    ...own,
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, told(value)])),
    ...own,
  }
  // Not through the console: Lambda's own would put the line into a text of another.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export const log = {
  info: (message: string, facts: Facts = {}) => write('INFO', message, facts),
  warn: (message: string, facts: Facts = {}) => write('WARN', message, facts),
  error: (message: string, facts: Facts = {}) => write('ERROR', message, facts),
}
