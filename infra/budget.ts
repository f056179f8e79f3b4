import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import { physicalName, type Tenant } from './tenant.ts'

const share = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number, address: string) => ({
  notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
  subscribers: [{ subscriptionType: 'EMAIL', address }],
})

/** A mail when the tenant's month costs 80 % of its budget, and when AWS expects more than all of it. Costs are found by the tag. */
export function addBudget(scope: Construct, tenant: Tenant): void {
  const { alarmEmail, budget } = tenant
  if (budget === undefined || alarmEmail === undefined) return
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: physicalName(tenant),
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: budget, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:gleanery:tenant$${tenant.id}`] },
    },
    notificationsWithSubscribers: [share('ACTUAL', 80, alarmEmail), share('FORECASTED', 100, alarmEmail)],
  })
}
