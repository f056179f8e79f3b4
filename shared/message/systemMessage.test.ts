import { describe, expect, it } from 'vitest'
import { inLanguage, isToBeShown, withSeen } from './systemMessage.ts'

const message = { ID: 7, IsSurvey: false, Title: 'Maintenance', Body: 'Tonight from 10 to 11 PM.' }

describe('a system message', () => {
  it('is shown once for each ID', () => {
    expect(isToBeShown(message, '')).toBe(true)
    const kept = withSeen('3', 7)
    expect(kept).toBe('3,7')
    expect(isToBeShown(message, kept)).toBe(false)
    expect(isToBeShown({ ...message, ID: 8 }, kept)).toBe(true)
    expect(withSeen(kept, 7)).toBe('3,7')
  })

  it('is shown when what the browser keeps makes no sense', () => {
    for (const kept of ['x', ',,', '77', 'null']) expect(isToBeShown(message, kept)).toBe(true)
    expect(withSeen('x,,null', 7)).toBe('7')
  })

  it('[sysmsg-skip-surveys] is skipped when it is a survey', () => {
    expect(isToBeShown({ ...message, IsSurvey: true }, '')).toBe(false)
  })

  it('is told in the person’s language', () => {
    const stored = { ...message, Title: { en: 'Hello', es: 'Hola' }, Body: { en: 'News', es: 'Novedades' } }
    expect(inLanguage(stored, 'es')).toEqual({ ID: 7, IsSurvey: false, Title: 'Hola', Body: 'Novedades' })
  })
})
