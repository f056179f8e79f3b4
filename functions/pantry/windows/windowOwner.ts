import { type Caller, isFoodBankRole } from '../../../shared/core/access.ts'
import { knownEntity } from '../../network/organizations/entityTable.ts'

/** The food bank or agency whose delivery windows a person adds; they are meant in its zone. */
export const windowOwner = ({ Role, EntityID }: Pick<Caller, 'Role' | 'EntityID'>) =>
  knownEntity(isFoodBankRole(Role) ? 'foodBank' : 'agency', EntityID)
