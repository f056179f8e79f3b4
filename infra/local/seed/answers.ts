import {
  type AgencyMatch,
  type Donation,
  liveOffers,
  rankedMatches,
} from '../../../shared/rescue/donations/donation.ts'
import { agreedPickup } from '../../../shared/rescue/donations/pickup/proposal.ts'
import { canService } from '../../../shared/rescue/donations/pickup/providerCheck.ts'
import type { Random } from './random.ts'
import { after, type Course, minutes, type PlannedAnswer } from './scenario.ts'

/** An agency's answer to its offer, and when it comes. */
export interface Reply {
  readonly match: AgencyMatch
  readonly say: 'accept' | 'decline'
  readonly at: Date
}
interface Decided {
  readonly say: PlannedAnswer['say']
  readonly at: Date
}

/** After so many asked agencies the next one accepts. */
const maxAsked = 4

/** The answers of one donation's agencies: each is decided once, when the agency is asked. */
export class Answers {
  readonly #course: Pick<Course, 'answers' | 'mood' | 'run'>
  readonly #random: Random
  readonly #readiness: (agencyId: number) => number
  readonly #decided = new Map<number, Decided>()

  constructor(
    course: Pick<Course, 'answers' | 'mood' | 'run'>,
    random: Random,
    readiness: (agencyId: number) => number,
  ) {
    this.#course = course
    this.#random = random
    this.#readiness = readiness
  }

  /** The answer that comes first of those to the open offers. */
  next(donation: Donation): Reply | undefined {
    const replies = liveOffers(donation).flatMap((match): Reply[] => {
      const { say, at } = this.#decisionOf(match, donation)
      return say === 'nothing' ? [] : [{ match, say, at }]
    })
    return replies.sort((a, b) => a.at.getTime() - b.at.getTime())[0]
  }

  #decisionOf(match: AgencyMatch, donation: Donation): Decided {
    const decided = this.#decided.get(match.ID) ?? this.#decide(match, donation)
    this.#decided.set(match.ID, decided)
    return decided
  }

  #decide(match: AgencyMatch, donation: Donation): Decided {
    const asked = Date.parse(match.InitialActivationTime ?? '')
    const period = Date.parse(match.AgencyExpirationTime ?? '') - asked
    const planned = this.#course.run ? answerForRun(match, donation) : this.#course.answers[this.#decided.size]
    const say = planned?.say ?? (this.#isLastHope(donation) ? 'accept' : this.#inclination(match))
    // Most answers come soon, none in the last 5 % of the period.
    const wait =
      planned?.minutes === undefined ? period * (0.03 + 0.87 * this.#random.next() ** 2) : minutes(planned.minutes)
    return { say, at: after(new Date(asked), Math.min(wait, period * 0.95)) }
  }

  #inclination(match: AgencyMatch): PlannedAnswer['say'] {
    const takes = this.#course.mood === 'someoneTakes' && this.#random.chance(this.#readiness(match.Agency.ID))
    return takes ? 'accept' : this.#random.chance(0.6) ? 'decline' : 'nothing'
  }

  #isLastHope(donation: Donation): boolean {
    if (this.#course.mood === 'nobodyTakes') return false
    const undecided = rankedMatches(donation).filter((match) => !this.#decided.has(match.ID))
    const accepts = [...this.#decided.values()].some(({ say }) => say === 'accept')
    return !accepts && (undecided.length <= 1 || this.#decided.size >= maxAsked - 1)
  }
}

/** Minutes until an agency answers an offer whose food a volunteer is to fetch. */
export const runAnswerMinutes = 6

/** The first agency that a volunteer can serve accepts. */
const answerForRun = (match: AgencyMatch, donation: Donation): PlannedAnswer => ({
  say: canService('volunteer', donation, match, agreedPickup(donation)).CanService ? 'accept' : 'decline',
  minutes: runAnswerMinutes,
})
