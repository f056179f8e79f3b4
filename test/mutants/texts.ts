import { inFile, type Mutant } from './mutant.ts'

/** What people read. */
export const texts: readonly Mutant[] = [
  ...inFile({ file: 'shared/text/refusals.ts', tests: ['test/architecture/texts.test.ts'] }, [
    {
      id: 'text-missing',
      find: "offerExpired: 'El plazo para responder a esta oferta ha terminado.'",
      replace: "offerExpired: ''",
      why: 'An agency that reads Spanish gets no reason.',
    },
    {
      id: 'place-missing',
      find: "alreadyAccepted: '{agency} ya aceptó esta donación.'",
      replace: "alreadyAccepted: 'Otra agencia ya aceptó esta donación.'",
      why: 'In Spanish nobody reads who accepted.',
    },
  ]),
]
