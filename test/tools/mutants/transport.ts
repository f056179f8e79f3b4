import { inFile } from './mutant.ts'

/** Bugs in volunteers' runs and in what arrives of loads, which the simulation has to find. */

const tests = ['test/tools/simulation/simulation.test.ts']

export const transportMutants = [
  ...inFile({ file: 'shared/rescue/transport/report.ts', tests }, [
    {
      id: 'run-taken-twice',
      find: "if (state !== 'offered' && state !== 'declined') return",
      replace: "if (state !== 'offered' && state !== 'declined' && state !== 'takenByOther') return",
      why: 'Two volunteers drive to the same store.',
    },
    {
      id: 'run-of-cancelled-donation-taken',
      find: "return 'cancelled'\n",
      replace: "return attempt ? 'held' : 'offered'\n",
      why: 'A volunteer drives to a store that has nothing to give.',
    },
    {
      id: 'run-delivered-before-pickup',
      find: 'if (!run.attempt?.TransportationProviderActualPickupTime) return refuse(refusals.runNotPickedUp)\n',
      replace: '',
      why: 'Staff read that food was delivered which still stands at the store.',
    },
  ]),
  ...inFile({ file: 'shared/rescue/loads/transit.ts', tests }, [
    {
      id: 'more-items-than-donated',
      find: 'if (TotalItems > submission.InitiallyDonatedItems)',
      replace: 'if (TotalItems < 0)',
      why: 'More of a load arrives than was sent, and no total is right any more.',
    },
  ]),
]
