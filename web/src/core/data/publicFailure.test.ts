import { expect, it } from 'vitest'
import { ApiError, Refused } from './client.ts'
import { publicFailure } from './publicFailure.ts'

it('names a reason for every failure, also where the server has no words', () => {
  expect(publicFailure(new Refused('Not today.'))).toBe('Not today.')
  expect(publicFailure(new ApiError(429, 'Too many forms from here.'))).toBe('Too many forms from here.')
  expect(publicFailure(new ApiError(0, 'fetch failed'))).toBe('offline')
  for (const error of [new ApiError(429, ''), new ApiError(503, ''), new ApiError(500, 'inside'), new Error('inside')])
    expect(publicFailure(error)).toBe('failed')
})
