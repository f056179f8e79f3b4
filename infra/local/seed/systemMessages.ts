import type { Write } from '../../../functions/core/table/write.ts'
import { systemMessages } from '../../../functions/work/messages/systemMessageTable.ts'
import type { PlannedMessage, SystemAudience } from '../../../shared/work/messages/systemMessage.ts'
import { at } from './context.ts'
import type { Organizations } from './people.ts'
import { after, hours } from './scenario.ts'

/** System messages of the network and of the listed food bank: ended and scheduled ones, so that none opens over the tour. */

const day = 24
const everyone: readonly SystemAudience[] = ['watchers', 'foodBanks', 'agencies', 'donors']
const own: readonly SystemAudience[] = ['foodBanks', 'agencies', 'donors']

interface SeedSystemMessage {
  readonly title: PlannedMessage['Title']
  readonly body: PlannedMessage['Body']
  readonly audiences: readonly SystemAudience[]
  /** Hours from now. */
  readonly from: number
  readonly to: number
}

const ofNetwork: readonly SeedSystemMessage[] = [
  {
    title: { en: 'Maintenance on Sunday night', es: 'Mantenimiento el domingo por la noche' },
    body: {
      en: 'Gleanery was not available on Sunday from 11 PM to midnight, Eastern time.\nDonations kept their deadlines.',
      es: 'Gleanery no estuvo disponible el domingo de 11 de la noche a medianoche, hora del Este.\nLas donaciones conservaron sus plazos.',
    },
    audiences: everyone,
    from: -24 * day,
    to: -20 * day,
  },
  {
    title: { en: 'Holiday food drive', es: 'Colecta de alimentos de fin de año' },
    body: {
      en: 'The national drive begins. Stores post more than usual: please keep your hours and drivers up to date.',
      es: 'Comienza la colecta nacional. Las tiendas publican más que de costumbre: mantenga al día sus horarios y choferes.',
    },
    audiences: everyone,
    from: 14 * day,
    to: 28 * day,
  },
]

const ofFoodBank: readonly SeedSystemMessage[] = [
  {
    title: { en: 'New loading dock', es: 'Nuevo muelle de carga' },
    body: {
      en: 'Pickups at our warehouse moved to dock 4, on the north side.',
      es: 'Las recogidas en nuestro almacén pasaron al muelle 4, en el lado norte.',
    },
    audiences: ['agencies'],
    from: -40 * day,
    to: -10 * day,
  },
  {
    title: { en: 'Our office is closed for inventory', es: '' },
    body: { en: 'On Friday nobody answers the telephone. Donations are matched as always.', es: '' },
    audiences: own,
    from: 16 * day,
    to: 17 * day,
  },
]

export async function systemMessageWrites({ foodBanks }: Organizations, now: Date): Promise<Write[]> {
  const all = [
    ...ofNetwork.map((message) => ({ message, FoodBankID: null })),
    ...ofFoodBank.map((message) => ({ message, FoodBankID: at(foodBanks, 0).ID })),
  ]
  return Promise.all(
    all.map(async ({ message: { title, body, audiences, from, to }, FoodBankID }) =>
      systemMessages.add({
        ID: await systemMessages.nextId(),
        Title: title,
        Body: body,
        Audiences: [...audiences],
        StartsAt: after(now, hours(from)).toISOString(),
        EndsAt: after(now, hours(to)).toISOString(),
        IsSurvey: false,
        Version: 1,
        FoodBankID,
      }),
    ),
  )
}
