/** Stub of the SDK's event streams. */
export class EventStreamSerde {
  constructor() {
    throw new Error('The functions use no operation that streams events')
  }
}
export const eventStreamSerdeProvider = undefined
/** S3's client configures event streams although they are only for `SelectObjectContent`. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config
