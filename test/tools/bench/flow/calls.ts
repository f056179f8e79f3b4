import type { Caller, Role } from '../../../../shared/core/access.ts'
import type { AnyEndpoint, Input, Value } from '../../../../shared/core/schema/endpoint.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import { type Called, call } from '../../../engine/call.ts'
import type { Recorder } from './record.ts'

/** Calls of endpoints by the people of a simulated month, recorded by endpoint and counted by what came of them. */
export class RecordedCalls {
  readonly #byEntity: ReadonlyMap<number, User>
  readonly #recorder: Recorder
  /** Number of calls by endpoint and outcome: done, refused, or a status other than 200. */
  readonly outcomes = new Map<string, number>()

  constructor(users: readonly User[], recorder: Recorder) {
    this.#byEntity = new Map(users.flatMap((user) => user.Roles.map(({ EntityID }) => [EntityID, user] as const)))
    this.#recorder = recorder
  }

  /** Caller of an organization. */
  caller(Role: Role, EntityID: number, foodBankId: number): Caller {
    const user = this.#byEntity.get(EntityID)
    return {
      UserID: user?.ID ?? EntityID,
      Subject: user?.Subject ?? String(EntityID),
      UserName: user?.UserName ?? '',
      Role,
      EntityID,
      FoodBankIDs: [foodBankId],
      CustomerID: null,
    }
  }

  async call<E extends AnyEndpoint>(endpoint: E, by: Caller, input: Input<E>): Promise<Called<Value<E>>> {
    const act = { name: `${endpoint.area}/${endpoint.id}`, at: Date.now() }
    const called = await this.#recorder.as(act, () => call(endpoint, by, input))
    const what = called.status !== 200 ? String(called.status) : called.answer.Successful ? 'done' : 'refused'
    const name = `${endpoint.id} ${what}`
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1)
    return called
  }
}
