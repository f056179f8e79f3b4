import { texts } from '../../core/text/text.ts'

/** The e-mail about products that are low. To fill: {pantry} {count} {product} {available} {threshold}. */
export const lowStockMail = texts(
  {
    subject_one: '{product} is running low',
    subject_other: '{count} products are running low',
    preheader: 'Since the morning before, at {pantry}.',
    lead: 'These have come to their Low Quantity Threshold since the last look. Available is what families may still order.',
    found: 'New',
    still: 'Still low',
    line: '{product}: {available} available, low at {threshold}',
    gone: '{product}: none left',
    more: 'and {count} more',
    button: 'See the products',
  },
  {
    subject_one: 'Queda poco de {product}',
    subject_other: 'Queda poco de {count} productos',
    preheader: 'Desde la mañana anterior, en {pantry}.',
    lead: 'Estos llegaron a su umbral de cantidad baja desde la última revisión. Disponible es lo que las familias todavía pueden pedir.',
    found: 'Nuevos',
    still: 'Siguen bajos',
    line: '{product}: {available} disponibles, bajo desde {threshold}',
    gone: '{product}: no queda nada',
    more: 'y {count} más',
    button: 'Ver los productos',
  },
)
