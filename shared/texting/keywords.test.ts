import { describe, expect, it } from 'vitest'
import { readText } from './keywords.ts'

describe('a text that comes back', () => {
  it.each([
    ['STOP', 'stop', 'en'],
    [' stop. ', 'stop', 'en'],
    ['Stop texting me please', 'stop', 'en'],
    ['Unsubscribe', 'stop', 'en'],
    ['opt-out', 'stop', 'en'],
    ['Alto', 'stop', 'es'],
    ['no más', 'stop', 'es'],
    ['¡BASTA!', 'stop', 'es'],
    ['Start', 'start', 'en'],
    ['empezar', 'start', 'es'],
    ['Help', 'help', 'en'],
    ['ayuda?', 'help', 'es'],
  ] as const)('%s asks to %s, in %s', (text, request, language) => {
    expect(readText(text)).toEqual({ request, language })
  })

  it.each(['', '...', 'Please cancel my order', 'Can you help me?', 'para el martes', 'yes', '👍'])(
    '%j asks for nothing of it',
    (text) => expect(readText(text)).toBeUndefined(),
  )
})
