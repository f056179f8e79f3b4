/** Donors to choose from; the figures of the others are within those of all donors. */
export const maxDonorChoices = 100
