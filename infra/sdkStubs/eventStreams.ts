/** Stub of the SDK's event streams. */
export class EventStreamSerde {
  constructor() {
    throw new Error('The functions use no operation that streams events')
  }
}
export const eventStreamSerdeProvider = undefined
