/** Evaluates the rules of a synthesized web ACL as AWS WAF does, for the kinds of statements that it has. */

// biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template, read where its kinds of statements are known.
type Properties = Record<string, any>

export interface WebRequest {
  readonly address: string
  /** Seconds since the first request. */
  readonly at: number
  /** Rules of AWS's groups that this request would match, by name: what they look for is AWS's. */
  readonly matches?: readonly string[]
}
interface Verdict {
  readonly action: 'allow' | 'block'
  /** The rule that ended the evaluation; none for the default action. */
  readonly by?: string
}

/** WAF counts an address's requests of five minutes unless told otherwise. */
const usualWindow = 300

export class FirewallRules {
  readonly #acl: Properties
  readonly #seen = new Map<string, number[]>()

  constructor(acl: Properties) {
    this.#acl = acl
  }

  /** Requests have to come in the order of their time. */
  verdict(request: WebRequest): Verdict {
    const rules = (this.#acl.Rules as Properties[]).toSorted((a, b) => a.Priority - b.Priority)
    for (const rule of rules) {
      const action = this.#actionOf(rule, request)
      if (action) return { action, by: rule.Name }
    }
    return { action: 'Allow' in this.#acl.DefaultAction ? 'allow' : 'block' }
  }

  /** Action of a rule; nothing for one that does not match, or only counts. */
  #actionOf(
    { Name, Action, OverrideAction, Statement }: Properties,
    request: WebRequest,
  ): Verdict['action'] | undefined {
    const [[kind, statement] = ['no statement', {}], ...more] = Object.entries(Statement as Properties)
    if (more.length > 0) throw new Error(`${Name} has several statements`)
    if (kind === 'RateBasedStatement') return this.#isFlood(Name, statement, request) ? actionNamed(Action) : undefined
    if (kind === 'ManagedRuleGroupStatement') return groupAction(statement, OverrideAction, request)
    throw new Error(`${Name}: this test does not know how to evaluate ${kind}`)
  }

  #isFlood(rule: string, { AggregateKeyType, Limit, EvaluationWindowSec, ...more }: Properties, request: WebRequest) {
    if (AggregateKeyType !== 'IP' || Object.keys(more).length > 0)
      throw new Error(`${rule}: this test counts by address alone`)
    const of = `${rule} ${request.address}`
    const from = request.at - (EvaluationWindowSec ?? usualWindow)
    const times = this.#seen.get(of) ?? []
    this.#seen.set(of, times)
    while (times[0] !== undefined && times[0] <= from) times.shift()
    return times.push(request.at) > Limit
  }
}

function actionNamed(action: Properties): Verdict['action'] | undefined {
  if ('Block' in action) return 'block'
  return 'Allow' in action ? 'allow' : undefined
}

/** A rule of AWS's blocks unless it, or the group as a whole, was changed to count. */
function groupAction(
  { RuleActionOverrides = [], ExcludedRules = [] }: Properties,
  override: Properties,
  { matches = [] }: WebRequest,
): Verdict['action'] | undefined {
  if ('Count' in override) return undefined
  const changed = new Map<string, Properties>(
    RuleActionOverrides.map(({ Name, ActionToUse }: Properties) => [Name, ActionToUse]),
  )
  for (const { Name } of ExcludedRules) changed.set(Name, { Count: {} })
  const actions = matches.map((name) => actionNamed(changed.get(name) ?? { Block: {} }))
  return actions.find((action) => action !== undefined)
}
