import { type Refusal, refuse } from '../../core/answer.ts'
import type { HandOver } from './handOver.ts'
import { holdsTefap, type Order } from './order.ts'
import * as refusals from './refusals.ts'

type Facts = Pick<HandOver, 'CertificateID'>

export const needsCertificate = (order: Pick<Order, 'PantryOrderItems'>, { CertificateID }: Facts): boolean =>
  CertificateID === null && holdsTefap(order)

/** Reason that an order is not handed over by its status alone: at the table somebody sees what stays behind. */
export const certificateRefusalOf = (order: Order, facts: Facts): Refusal | undefined =>
  !order.HandOver && needsCertificate(order, facts) ? refuse(refusals.orderNeedsCertificate) : undefined
