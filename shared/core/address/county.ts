import { type Refusal, refuse } from '../answer.ts'
import * as refusals from './refusals.ts'
import { stateNumber, stateOfCounty } from './states.ts'

/** The county of an address, by the census's number: county rules of TEFAP are matched by it. It may be left out. */
interface CountyAddress {
  readonly Province: string
  readonly CountyID?: number | null | undefined
}

export const countyRefusal = ({ Province, CountyID }: CountyAddress): Refusal | undefined =>
  CountyID === null || CountyID === undefined || stateOfCounty(CountyID) === stateNumber(Province)
    ? undefined
    : refuse(refusals.countyElsewhere)
