/** Why something about address may not happen now. */

export const countyElsewhere = {
  en: 'This county is not in the state of the address.',
  es: 'Este condado no está en el estado de la dirección.',
}
