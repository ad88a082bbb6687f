import {
  listManagedCountries,
  listWithheld,
  setActivePayment as setActivePaymentCall,
  setCountryFeatures as setCountryFeaturesCall,
} from '@volan/api-contract';
import { withheldIn } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { setActivePayment, setCountryFeatures } from './changeCountry.ts';
import { managedCountries, type CountryReading } from './managedCountries.ts';

/** Features and payments that head office offers in each country. [J67, J68, P67] */
export const countriesModule = (deps: CountryReading & { readonly taxonomy: Taxonomy }) => ({
  routes(app: FastifyInstance) {
    serve(app, listWithheld, () =>
      deps.taxonomy.current().registry.countries.flatMap(({ id, code, payments, features_off: off }) => {
        const withheld = withheldIn({ payments, off });
        return withheld.length > 0 ? [{ id, code, withheld }] : [];
      }),
    );
    serve(app, listManagedCountries, ({ lang }, context) => managedCountries(deps, lang ?? context.language));
    serve(app, setActivePaymentCall, (input, context) => setActivePayment(deps.sql, input, context));
    serve(app, setCountryFeaturesCall, (input, context) => setCountryFeatures(deps.sql, input, context));
  },
});
