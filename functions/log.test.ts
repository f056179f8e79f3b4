import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from './log.ts'

const written: string[] = []
beforeEach(() => {
  written.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', undefined)
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'offers/acceptMatch')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
const lines = () => written.map((text) => JSON.parse(text) as Record<string, unknown>)

describe('the log', () => {
  it('writes one line of JSON, with the function and what is told', () => {
    log.info('answered', { endpoint: 'acceptMatch', status: 200 })
    expect(written[0]).toMatch(/^\{.*\}\n$/)
    expect(lines()).toEqual([
      {
        level: 'INFO',
        message: 'answered',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        service: 'offers/acceptMatch',
        endpoint: 'acceptMatch',
        status: 200,
      },
    ])
  })

  it('says what happened, whatever is told with it', () => {
    log.error('message failed', { message: 'a-message', level: 'DEBUG' })
    expect(lines()[0]).toMatchObject({ level: 'ERROR', message: 'message failed' })
  })

  it('tells of an error where it came from, and of what caused it', () => {
    log.error('failed', { error: new RangeError('too far', { cause: new Error('no road') }) })
    expect(lines()[0]?.error).toEqual({
      name: 'RangeError',
      message: 'too far',
      stack: expect.stringContaining('functions/log.test.ts'),
      cause: { name: 'Error', message: 'no road', stack: expect.any(String) },
    })
  })

  it.each([
    ['DEBUG', 3],
    ['WARN', 2],
    ['ERROR', 1],
    ['SILENT', 0],
    ['LOUD', 3],
  ])('at level %s writes %d of three lines', (level, expected) => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', level)
    log.info('a')
    log.warn('b')
    log.error('c')
    expect(written).toHaveLength(expected)
  })
})
