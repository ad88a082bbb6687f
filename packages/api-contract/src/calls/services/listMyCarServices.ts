import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MyCarService } from '../../entities/CarService.ts';

/** The services of the own company and of companies that the user acts for; empty: none has one. [M16, B20] */
export const listMyCarServices = defineCall({
  method: 'GET',
  path: '/services/mine',
  access: 'account.read',
  summary: 'Own car services.',
  reply: z.array(MyCarService).max(50),
  failures: [],
});
