import { texts } from '../../../core/text/text.ts'
import en from '../../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../../languages/es/pantry/ordering.json' with { type: 'json' }

/** Address that an order is delivered to (specification 002; messages as it quotes them). */
export const orderAddressTexts = texts<
  typeof en.orderAddressTexts,
  {
    addressLead: 'day' | 'hours'
    editAddressNamed: 'name'
    deleteAddressNamed: 'name'
    deleteAddressTitle: 'name'
    useAddressNamed: 'name'
  }
>({ en: en.orderAddressTexts, es: es.orderAddressTexts })
