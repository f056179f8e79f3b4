import { texts } from './text.ts'

/** Top of each step of an order, and who can’t order now. */
export const orderingHeaderTexts = texts(
  {
    orderFor: 'For {name}',
    restricted: 'You can’t order right now. Please call your pantry.',
  },
  {
    orderFor: 'Para {name}',
    restricted: 'Ahora no puede hacer pedidos. Llame a su despensa, por favor.',
  },
)
