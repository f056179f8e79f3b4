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
    ['CANCEL', 'cancel', 'en'],
    ['Cancel 20a', 'cancel', 'en'],
    ['Please cancel my order', 'cancel', 'en'],
    ['Cancelar', 'cancel', 'es'],
    ['quiero cancelar mi pedido', 'cancel', 'es'],
    ['cancel these texts', 'stop', 'en'],
    ['Cancelar los mensajes', 'stop', 'es'],
  ] as const)('%s asks to %s, in %s', (text, request, language) => {
    expect(readText(text)).toMatchObject({ request, language })
  })

  it.each(['', '...', 'They cancelled the bus', 'Can you help me?', 'para el martes', 'yes', '👍'])(
    '%j asks for nothing of it',
    (text) => expect(readText(text)).toBeUndefined(),
  )
})
