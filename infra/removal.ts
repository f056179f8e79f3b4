import { RemovalPolicy } from 'aws-cdk-lib'
import type { Tenant } from './tenant.ts'

/**
 * Data of a production tenant is retained when its stack is deleted or a resource replaced, but not when its creation is
 * rolled back: a failed first deployment would leave names behind on which the next one fails.
 */
export const removalOf = (tenant: Tenant) =>
  tenant.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
