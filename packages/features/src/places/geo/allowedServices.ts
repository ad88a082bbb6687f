/** The services that may be asked where the reader is: none, until a brand names some and the reader agrees. [T32] */
export const allowedServices = (): readonly string[] => [];
