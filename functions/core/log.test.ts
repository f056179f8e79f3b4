import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from './log.ts'

const written: string[] = []
beforeEach(() => {
  written.length = 0
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  log.setLogLevel('INFO')
})
afterEach(() => {
  vi.restoreAllMocks()
  log.resetKeys()
  log.setLogLevel('SILENT')
})
const lines = () => written.map((text) => JSON.parse(text) as Record<string, unknown>)

describe('the log', () => {
  it('writes one line of JSON with the correlation id', () => {
    log.setCorrelationId('request-1')
    log.info('answered', { endpoint: 'acceptMatch', status: 200 })
    expect(written[0]).toMatch(/^\{.*\}\n$/)
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 'INFO',
        message: 'answered',
        correlation_id: 'request-1',
        endpoint: 'acceptMatch',
        status: 200,
      }),
    ])
  })

  it('names where an error came from, and what caused it', () => {
    log.error('failed', { error: new RangeError('too far', { cause: new Error('no road') }) })
    expect(lines()[0]?.error).toEqual({
      name: 'RangeError',
      message: 'too far',
      stack: expect.stringContaining('functions/core/log.test.ts'),
      cause: { name: 'Error', message: 'no road', stack: expect.any(String) },
    })
  })
})
