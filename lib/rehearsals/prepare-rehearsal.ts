import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { createSandbox, inSandbox } from "@/lib/rehearsals/sandbox";

type PrepareRehearsal = { rehearsalId: string; productId: string; buyers: number };

/** Creates the tables of a rehearsal with a copy of the drop, open from now on, the settings of the shop, and the simulated buyers. */
export async function prepareRehearsal({ rehearsalId, productId, buyers }: PrepareRehearsal): Promise<void> {
  await createSandbox(rehearsalId);
  await inSandbox(rehearsalId, async (tx) => {
    await tx.$executeRaw`INSERT INTO rehearsal.shop_settings SELECT * FROM public.shop_settings`;
    await tx.$executeRaw`INSERT INTO rehearsal.delivery_zones SELECT * FROM public.delivery_zones`;
    await tx.$executeRaw`INSERT INTO rehearsal.legal_page_versions SELECT * FROM public.legal_page_versions`;
    await tx.$executeRaw`INSERT INTO rehearsal.products SELECT * FROM public.products WHERE id = ${productId}`;
    // The editions are not copied, because they belong to orders: their numbers are withheld below.
    await tx.$executeRaw`
      UPDATE products SET opens_at = NULL, closes_at = NULL, in_stock = true, rendered_phase = 'live',
        edition_issued = edition_issued - (SELECT count(*) FROM public.editions e WHERE e.product_id = ${productId}) WHERE id = ${productId}`;
    // What others hold now is not for sale in the rehearsal either: its orders are not copied.
    await tx.$executeRaw`INSERT INTO rehearsal.product_variants SELECT * FROM public.product_variants WHERE product_id = ${productId}`;
    await tx.$executeRaw`UPDATE product_variants SET held = 0, sold = 0`;
    // Which numbers are sold, and in which order: none that is issued, held or withheld.
    await tx.$executeRaw`
      INSERT INTO rehearsal.edition_claims (product_id, number, kind)
      SELECT product_id, number, 'withheld'::public."EditionClaimKind" FROM public.editions WHERE product_id = ${productId}
      UNION SELECT product_id, number, 'withheld' FROM public.edition_claims WHERE product_id = ${productId}`;
    await tx.$executeRaw`INSERT INTO rehearsal.number_premiums SELECT * FROM public.number_premiums WHERE product_id = ${productId}`;
    await tx.$executeRaw`
      INSERT INTO users (id, email, guest_email, password_hash, is_guest, show_on_wall, first_name, last_name, display_name, updated_at)
      SELECT 'usr_rehearsal' || n, 'usr_rehearsal' || n || '@guest.invalid', 'buyer-' || n || '@rehearsal.invalid', ${DUMMY_HASH}, true, false,
        'Buyer', n::text, 'Guest', clock_timestamp() FROM generate_series(1, ${buyers}::int) n`;
  });
}
