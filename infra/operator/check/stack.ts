import * as z from 'zod/mini'
import { isOfFirstDeployment, stackName, type Tenant } from '../../tenant.ts'
import { read } from './awsCli.ts'
import { outputOf } from './deployedStack.ts'
import { later, missing, ok, type TenantCheck } from './finding.ts'

const events = (tenant: Tenant) => `CloudFormation → ${stackName(tenant)} → Events names the first resource that failed`

export const stackState: TenantCheck = async ({ tenant }, { stack }) => {
  const deploy = `npx cdk deploy -c tenant=${tenant.id}`
  if (!stack) return [later('The tenant is not deployed yet.', `npm run build; ${deploy} -c first=true`)]
  const { StackStatus, EnableTerminationProtection } = stack
  if (StackStatus === 'ROLLBACK_COMPLETE')
    return [
      missing(
        'The first deployment failed.',
        `${events(tenant)}. npx cdk destroy -c tenant=${tenant.id}, then deploy again.`,
      ),
    ]
  if (StackStatus === 'UPDATE_ROLLBACK_FAILED')
    return [
      missing(
        'A deployment failed, and so did its undoing.',
        `${events(tenant)}. After repairing it: aws cloudformation continue-update-rollback --stack-name ${stackName(tenant)}`,
      ),
    ]
  if (StackStatus.endsWith('_IN_PROGRESS'))
    return [later(`A deployment is going on (${StackStatus}).`, 'Wait for its end.')]
  if (StackStatus.endsWith('_FAILED')) return [missing(`The stack is ${StackStatus}.`, `${events(tenant)}.`)]
  const isUndone = StackStatus === 'UPDATE_ROLLBACK_COMPLETE'
  const isOpen = tenant.production && !EnableTerminationProtection
  const isFirst = isOfFirstDeployment(outputOf(stack, 'Settings'))
  return [
    isUndone
      ? missing('The last deployment was undone; the version before it runs.', `${events(tenant)}. Deploy again.`)
      : ok('The tenant is deployed.'),
    ...(isFirst
      ? [
          missing(
            'The second deployment is missing: new code replaces the old in one step, and nothing is protected from deletion.',
            `Once more without first=true: ${deploy}`,
          ),
        ]
      : []),
    ...(isOpen && !isFirst
      ? [missing('The stack is not protected from deletion.', `Once more without first=true: ${deploy}`)]
      : []),
  ]
}

/** The first administrator, whom nobody else could invite. */
export const firstPeople: TenantCheck = async ({ tenant, people }, { stack }) => {
  const table = stack && outputOf(stack, 'TableName')
  if (!table) return []
  const { foodBanks, administrators, closedSince } = await people(table)
  const command = (rest: string) => `npm run tenant -- ${rest} --tenant ${tenant.id}`
  if (closedSince !== undefined)
    return [missing(`The tenant is closed since ${closedSince}: nobody can change anything.`, command('open'))]
  if (foodBanks === 0) return [missing('There is no food bank.', `${command('create-foodbank --invite')} …`)]
  if (administrators === 0)
    return [
      missing(
        'No food bank has an administrator who accepted the invitation.',
        `${command('invite --role foodbankadmin')} …; the link in the mail works for seven days.`,
      ),
    ]
  return [ok(`${foodBanks} food bank${foodBanks === 1 ? '' : 's'}, ${administrators} with an administrator.`)]
}

const Subscriptions = z.object({
  Subscriptions: z.array(z.object({ Endpoint: z.string(), SubscriptionArn: z.string(), TopicArn: z.string() })),
})

/** Amazon asks the address once whether it wants the alarms. */
export const alarmMail: TenantCheck = async ({ tenant, ask }, { stack }) => {
  const { alarmEmail } = tenant
  if (!alarmEmail)
    return tenant.production
      ? [missing('Nobody is told when something fails.', 'Put "alarmEmail" into the file and deploy.')]
      : []
  if (!stack) return []
  const { Subscriptions: all } = await read(Subscriptions, ask('sns', 'list-subscriptions'))
  const mine = all.filter(
    ({ Endpoint, TopicArn }) => Endpoint === alarmEmail && TopicArn.includes(`:${stackName(tenant)}-`),
  )
  if (mine.some(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:')))
    return [ok(`Alarms are mailed to ${alarmEmail}.`)]
  return [
    mine.length > 0
      ? missing(
          `${alarmEmail} gets no alarms yet.`,
          'Click the link in the mail of “AWS Notifications”. Its sender is no-reply@sns.amazonaws.com.',
        )
      : missing(
          `${alarmEmail} gets no alarms.`,
          `The link in Amazon’s mail works for three days: npx cdk deploy -c tenant=${tenant.id} does not send it again; SNS → Topics → Create subscription does.`,
        ),
  ]
}

const LogGroups = z.object({ logGroups: z.array(z.object({ logGroupName: z.string() })) })

/** A production tenant's data and logs outlive its stack; a new stack can't make what is there. */
export const remains: TenantCheck = async ({ tenant, ask }, { stack }) => {
  if (stack && stack.StackStatus !== 'ROLLBACK_COMPLETE') return []
  const prefix = `/gleanery/${tenant.id}/`
  const { logGroups } = await read(LogGroups, ask('logs', 'describe-log-groups', '--log-group-name-prefix', prefix))
  const [first] = logGroups
  if (!first) return []
  return [
    missing(
      `Log groups of an earlier stack are there (${logGroups.length}): “already exists” would end the deployment.`,
      `Export what is still needed, then aws logs delete-log-group --log-group-name ${first.logGroupName}, and so each.`,
    ),
  ]
}
