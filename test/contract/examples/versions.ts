import type { Caller } from '../../../shared/access.ts'
import type { Target } from '../../engine/targets.ts'
import { foodBankSetup } from './roles.ts'

/**
 * The version that a caller's change names: in the authorization matrix each role before it has changed the resource, once
 * for each target that it is of.
 */
export const versionMet = ({ Role }: Caller, targets = 1) => Math.max(0, foodBankSetup.indexOf(Role)) * targets + 1

/** Donor and location of the caller's own target are those of a later one as well. */
export const isSecondTarget = ({ name }: Target) => name === 'other agency'
