import { texts } from '../../../core/text/text.ts'

/** Top of each step of an order, and who can’t order now. */
export const orderingHeaderTexts = texts(
  {
    orderFor: 'For {name}',
    restricted: 'You can’t order right now. Please call your pantry.',
    isRestricted: 'Restricted: this neighbor cannot place or change orders.',
  },
  {
    orderFor: 'Para {name}',
    restricted: 'Ahora no puede hacer pedidos. Llame a su despensa, por favor.',
    isRestricted: 'Restringido: este vecino no puede hacer ni cambiar pedidos.',
  },
)
