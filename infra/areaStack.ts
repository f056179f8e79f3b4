import { CfnParameter, NestedStack } from 'aws-cdk-lib'
import type { IRole } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { FunctionDefinition, Reaction, Schedule, Worker } from '../events/subscriptions.ts'
import { BackgroundFunction } from './backgroundFunction.ts'
import { areaOf, endpointSeconds, entryOf, type Route } from './entries.ts'
import type { Foundation } from './foundation.ts'
import { functionRole, lambdaFunction } from './functions.ts'
import { accessKind } from './grants.ts'
import type { OriginSecret } from './originSecret.ts'

/** The catalogues that stacks are made from. */
export interface Catalogues {
  readonly routes: readonly Route[]
  readonly reactions: readonly Reaction[]
  readonly workers: readonly Worker[]
  readonly schedules: readonly Schedule[]
  readonly publisher: FunctionDefinition
  readonly tokenTrigger: FunctionDefinition
  readonly passwordTrigger: FunctionDefinition
  readonly codeTrigger: FunctionDefinition
  /** Made where the tenant has providers. */
  readonly linkTrigger: FunctionDefinition
}

export const areasOf = ({ routes, reactions, workers, schedules, publisher }: Catalogues): string[] => [
  ...new Set([
    ...routes.map((route) => route.area),
    ...[...reactions, ...workers, ...schedules, publisher].map(areaOf),
  ]),
]

const secretParameter = 'OriginSecret'

/** The nested stack of one area: endpoints, reactions, workers and schedules. An endpoint takes four resources. */
export class AreaStack extends NestedStack {
  readonly area: string
  readonly #foundation: Foundation

  constructor(
    scope: Construct,
    area: string,
    catalogues: Catalogues,
    originSecret: OriginSecret,
    foundation: Foundation,
  ) {
    const routes = catalogues.routes.filter((route) => route.area === area)
    super(scope, area, {
      description: `Gleanery ${foundation.tenant.id}: ${area}`,
      ...(routes.length > 0 ? { parameters: { [secretParameter]: originSecret.values } } : {}),
    })
    this.area = area
    this.#foundation = foundation
    if (routes.length > 0) this.#addRoutes(routes, originSecret.step)
    this.#addRuns(area, catalogues)
  }

  /** The secret is not shown to those who may look at the stack's parameters (`NoEcho`). */
  #addRoutes(routes: readonly Route[], secretStep: number): void {
    const secret = new CfnParameter(this, secretParameter, { type: 'String', noEcho: true })
    const { endpoints: logs } = this.#foundation.logs
    const kinds = Map.groupBy(routes, ({ permissions }) => accessKind(permissions))
    const roles = new Map<string, IRole>()
    for (const route of routes) {
      const { permissions } = route
      const kind = accessKind(permissions)
      const entries = kinds.get(kind)?.map(entryOf) ?? []
      const role =
        roles.get(kind) ?? functionRole(this, `Role-${kind}`, { permissions, entries, logs }, this.#foundation)
      roles.set(kind, role)
      const spec = {
        entry: entryOf(route),
        description: route.summary,
        timeoutSeconds: endpointSeconds,
        isAwaited: true,
        role,
        logs,
        environment: { ORIGIN_SECRET: secret.valueAsString },
      }
      this.#foundation.rollout.live(lambdaFunction(this, route.id, spec, this.#foundation), `secret ${secretStep}`)
    }
  }

  #addRuns(area: string, { reactions, workers, schedules, publisher }: Catalogues): void {
    const mine = (one: FunctionDefinition) => areaOf(one) === area
    const background = (one: FunctionDefinition) => new BackgroundFunction(this, one, this.#foundation)
    for (const reaction of reactions.filter(mine)) background(reaction).react(reaction)
    for (const worker of workers.filter(mine)) background(worker).work(worker)
    for (const schedule of schedules.filter(mine)) background(schedule).repeat(schedule)
    if (mine(publisher)) background(publisher).publish()
  }
}
