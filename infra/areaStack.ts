import { NestedStack } from 'aws-cdk-lib'
import type { Role } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { FunctionDefinition, Reaction, Schedule, Worker } from '../events/subscriptions.ts'
import type { Api } from './api.ts'
import { BackgroundFunction } from './backgroundFunction.ts'
import { areaOf, entryOf, isGradual, type Route } from './entries.ts'
import type { Foundation } from './foundation.ts'
import { areaLogs, functionRole, lambdaFunction } from './functions.ts'
import { accessKind } from './grants.ts'
import { countUnsentMails } from './peopleGraphs.ts'
import { countFailures } from './rollout.ts'

/** The catalogues that stacks are made from. */
export interface Catalogues {
  readonly routes: readonly Route[]
  readonly reactions: readonly Reaction[]
  readonly workers: readonly Worker[]
  readonly schedules: readonly Schedule[]
  readonly publisher: FunctionDefinition
  readonly tokenTrigger: FunctionDefinition
  readonly passwordTrigger: FunctionDefinition
}

export const areasOf = ({ routes, reactions, workers, schedules, publisher }: Catalogues): string[] => [
  ...new Set([
    ...routes.map((route) => route.area),
    ...[...reactions, ...workers, ...schedules, publisher].map(areaOf),
  ]),
]

/** Longer answers are failures to the user; API Gateway's own limit is 30. */
const endpointSeconds = 10

/**
 * The nested stack of one area: endpoints, reactions, workers and schedules. An endpoint that is rolled out gradually takes six
 * resources, any other three.
 */
export class AreaStack extends NestedStack {
  readonly area: string
  readonly #foundation: Foundation
  readonly #logs: LogGroup

  constructor(scope: Construct, area: string, catalogues: Catalogues, api: Api, foundation: Foundation) {
    super(scope, area, { description: `Gleanery ${foundation.tenant.id}: ${area}` })
    this.area = area
    this.#foundation = foundation
    this.#logs = areaLogs(this, foundation.tenant, area)
    const routes = catalogues.routes.filter((route) => route.area === area)
    if (routes.length > 0) this.#addRoutes(routes, api)
    this.#addRuns(area, catalogues)
  }

  #addRoutes(routes: readonly Route[], api: Api): void {
    const roles = new Map<string, Role>()
    for (const route of routes) {
      const kind = accessKind(route.permissions)
      const role =
        roles.get(kind) ?? functionRole(this, `Role-${kind}`, route.permissions, this.#logs, this.#foundation)
      roles.set(kind, role)
      const spec = {
        entry: entryOf(route),
        description: route.summary,
        timeoutSeconds: endpointSeconds,
        memoryMegabytes: route.memoryMegabytes,
        role,
        logs: this.#logs,
        environment: { ORIGIN_SECRET: api.originSecret },
      }
      const made = lambdaFunction(this, route.id, spec, this.#foundation)
      api.route(this, route, isGradual(route) ? this.#foundation.rollout.live(made, api.deployment) : made)
    }
  }

  #addRuns(area: string, { reactions, workers, schedules, publisher }: Catalogues): void {
    const mine = (one: FunctionDefinition) => areaOf(one) === area
    if ([...reactions, ...workers, ...schedules, publisher].some(mine))
      countFailures(this, this.#logs, this.#foundation.tenant)
    if (reactions.some((one) => mine(one) && one.permissions.includes('mail:send')))
      countUnsentMails(this, this.#logs, this.#foundation.tenant)
    const background = (one: FunctionDefinition) => new BackgroundFunction(this, one, this.#logs, this.#foundation)
    for (const reaction of reactions.filter(mine)) background(reaction).react(reaction)
    for (const worker of workers.filter(mine)) background(worker).work(worker)
    for (const schedule of schedules.filter(mine)) background(schedule).repeat(schedule)
    if (mine(publisher)) background(publisher).publish()
  }
}
