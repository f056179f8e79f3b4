import { texts } from '../../core/text/text.ts'

/** The four numbers of stock, named alike wherever they stand. */
export const stockNumberTexts = texts(
  {
    available: 'Available',
    availableHint: 'What families may still order.',
    onShelf: 'On the shelf',
    onShelfHint: 'What you count there: available and promised.',
    inBags: 'In packed bags',
    promised: 'Promised',
    promisedHint: 'Ordered, and not yet in a bag.',
    short_one: '1 promised but not there',
    short_other: '{count} promised but not there',
    shelfWillBe: 'Available is corrected by the difference. On the shelf: {old} → {new}.',
    receive: 'Receive stock',
    correct: 'Correct with a reason',
  },
  {
    available: 'Disponible',
    availableHint: 'Lo que las familias todavía pueden pedir.',
    onShelf: 'En el estante',
    onShelfHint: 'Lo que usted cuenta ahí: disponible y prometido.',
    inBags: 'En bolsas empacadas',
    promised: 'Prometido',
    promisedHint: 'Pedido, y todavía no en una bolsa.',
    short_one: '1 prometido que no está',
    short_other: '{count} prometidos que no están',
    shelfWillBe: 'Lo disponible se corrige por la diferencia. En el estante: {old} → {new}.',
    receive: 'Recibir existencias',
    correct: 'Corregir con un motivo',
  },
)
