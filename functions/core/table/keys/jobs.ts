import { listOn } from '../lists.ts'
import { key } from '../shape.ts'

export const jobKeys = {
  job: (id: number) => key(`JOB#${id}`, 'JOB'),
} as const

/** Jobs by the time they were asked for. */
export const jobLists = {
  /** A person's in the roles of one entity: what was exported for one food bank is not shown while working for another. */
  owner: (userId: number, entityId: number) => listOn(1, `PERSON#${userId}#ENTITY#${entityId}#JOBS`),
} as const
