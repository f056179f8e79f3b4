/** Evaluates the rules of a synthesized web ACL as AWS WAF does, for the kinds of statements that it has. */

// biome-ignore lint/suspicious/noExplicitAny: a CloudFormation template, read where its kinds of statements are known.
type Properties = Record<string, any>

export interface WebRequest {
  readonly address: string
  /** Seconds since the first request. */
  readonly at: number
  readonly path?: string
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
    const labels = new Set<string>()
    for (const rule of rules) {
      const action = this.#actionOf(rule, request, labels)
      if (action) return { action, by: rule.Name }
    }
    return { action: 'Allow' in this.#acl.DefaultAction ? 'allow' : 'block' }
  }

  /** Action of a rule; nothing for one that does not match, or only counts. */
  #actionOf(
    { Name, Action, OverrideAction, Statement }: Properties,
    request: WebRequest,
    labels: Set<string>,
  ): Verdict['action'] | undefined {
    const [kind, statement] = only(Name, Statement)
    if (kind === 'RateBasedStatement') return this.#isFlood(Name, statement, request) ? actionNamed(Action) : undefined
    if (kind === 'ManagedRuleGroupStatement') return groupAction(statement, OverrideAction, request, labels)
    return matches(Name, Statement, request, labels) ? actionNamed(Action) : undefined
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

function only(rule: string, Statement: Properties): [string, Properties] {
  const [first = ['no statement', {}], ...more] = Object.entries(Statement)
  if (more.length > 0) throw new Error(`${rule} has several statements`)
  return first
}

/** Tells if a statement about the request alone, or about what the rules before it found, is true. */
function matches(rule: string, Statement: Properties, request: WebRequest, labels: ReadonlySet<string>): boolean {
  const [kind, statement] = only(rule, Statement)
  const isTrue = (one: Properties) => matches(rule, one, request, labels)
  if (kind === 'AndStatement') return statement.Statements.every(isTrue)
  if (kind === 'OrStatement') return statement.Statements.some(isTrue)
  if (kind === 'NotStatement') return !isTrue(statement.Statement)
  if (kind === 'LabelMatchStatement' && statement.Scope === 'LABEL') return labels.has(statement.Key)
  if (kind === 'RegexMatchStatement' && 'UriPath' in statement.FieldToMatch)
    return new RegExp(statement.RegexString).test(request.path ?? '/')
  throw new Error(`${rule}: this test does not know how to evaluate ${kind}`)
}

function actionNamed(action: Properties): Verdict['action'] | undefined {
  if ('Block' in action) return 'block'
  return 'Allow' in action ? 'allow' : undefined
}

/** Labels that rules of AWS's groups leave, as AWS's documentation writes them: `NoUserAgent_HEADER` leaves `NoUserAgent_Header`. */
const labelOf = (rule: string) =>
  `awswaf:managed:aws:core-rule-set:${rule.replace(/_([A-Z]+)$/, (_, part: string) => `_${part[0]}${part.slice(1).toLowerCase()}`)}`

/** A rule of AWS's blocks unless it, or the group as a whole, was changed to count. */
function groupAction(
  { Name, RuleActionOverrides = [], ExcludedRules = [] }: Properties,
  override: Properties,
  { matches: all = [] }: WebRequest,
  labels: Set<string>,
): Verdict['action'] | undefined {
  // The lists of addresses begin so, and no rule of the common set does.
  const found = all.filter((one) => one.startsWith('AWSManaged') === (Name !== 'AWSManagedRulesCommonRuleSet'))
  for (const name of found) labels.add(labelOf(name))
  if ('Count' in override) return undefined
  const changed = new Map<string, Properties>(
    RuleActionOverrides.map(({ Name, ActionToUse }: Properties) => [Name, ActionToUse]),
  )
  for (const { Name } of ExcludedRules) changed.set(Name, { Count: {} })
  const actions = found.map((name) => actionNamed(changed.get(name) ?? { Block: {} }))
  return actions.find((action) => action !== undefined)
}
