import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inEach, type Language } from '../../../../shared/core/text/text.ts'

/** A device on which the language was chosen, and a module that has loaded nothing yet. */
let rooms: typeof import('./rooms.ts')
beforeEach(async () => {
  vi.stubGlobal('location', { pathname: '/neighbor' })
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  vi.resetModules()
  rooms = await import('./rooms.ts')
  return () => vi.unstubAllGlobals()
})

/** The files of a room. Each language fails as often as it is told to; `asked` has what was loaded, in order. */
function files(failures: Partial<Record<Language, number>> = {}) {
  const asked: string[] = []
  const left = { ...failures }
  const languages = inEach((language) => async () => {
    asked.push(language)
    const more = left[language] ?? 0
    left[language] = more - 1
    if (more > 0) throw new Error(`no connection for ${language}`)
    return { default: { save: `Save in ${language}` } }
  })
  return { asked, languages }
}

describe('a room', () => {
  it('loads the language of the device alone, once, and has it when its code is there', async () => {
    const { asked, languages } = files()
    const words = rooms.room(languages)
    expect(await rooms.withTexts('the page')).toBe('the page')
    await rooms.withTexts('another page')
    expect(words).toEqual({ en: { save: 'Save in en' } })
    expect(asked).toEqual(['en'])
  })

  it('that could not be loaded is loaded again by the next who waits for it', async () => {
    const { asked, languages } = files({ en: 2 })
    const words = rooms.room(languages)
    await expect(rooms.withTexts('the page')).rejects.toThrow('no connection for en')
    await expect(rooms.withTexts('the page')).rejects.toThrow('no connection for en')
    await rooms.withTexts('the page')
    expect(words).toEqual({ en: { save: 'Save in en' } })
    expect(asked).toEqual(['en', 'en', 'en'])
  })
})

describe('another language', () => {
  it('comes to the rooms that are there, and to those that come later', async () => {
    const here = rooms.room(files().languages)
    await rooms.withTexts(undefined)
    await rooms.loadLanguage('es')
    const later = rooms.room(files().languages)
    await rooms.withTexts(undefined)
    for (const words of [here, later]) expect(words).toEqual({ en: { save: 'Save in en' }, es: { save: 'Save in es' } })
  })

  it('that could not be loaded is not asked for by later pages, and may be chosen again', async () => {
    const { asked, languages } = files({ es: 1 })
    const words = rooms.room(languages)
    await expect(rooms.loadLanguage('es')).rejects.toThrow('no connection for es')
    await rooms.withTexts('the next page')
    expect(asked).toEqual(['en', 'es'])
    await rooms.loadLanguage('es')
    expect(words).toEqual({ en: { save: 'Save in en' }, es: { save: 'Save in es' } })
  })

  it('that is there already stays wanted when a later room fails in it', async () => {
    rooms.room(files().languages)
    await rooms.loadLanguage('es')
    const later = rooms.room(files({ es: 1 }).languages)
    await expect(rooms.loadLanguage('es')).rejects.toThrow('no connection for es')
    await rooms.withTexts(undefined)
    expect(later).toEqual({ en: { save: 'Save in en' }, es: { save: 'Save in es' } })
  })
})
