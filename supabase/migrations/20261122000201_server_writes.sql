-- Only the server writes. With the public key, anybody could call these functions without the forms' checks and limits,
-- and confirm a subscription with a hash of their choice, without reading its mail.

revoke execute on function public.faqalim_send_message(uuid, text, text, text, text) from public, anon, authenticated;
revoke execute on function public.faqalim_subscribe(text, uuid, text, text, text) from public, anon, authenticated;
revoke execute on function public.faqalim_confirm_subscription(text) from public, anon, authenticated;
revoke execute on function public.faqalim_unsubscribe(text) from public, anon, authenticated;

-- The server's role has its own rights on the tables.
alter function public.faqalim_send_message(uuid, text, text, text, text) security invoker;
alter function public.faqalim_subscribe(text, uuid, text, text, text) security invoker;
alter function public.faqalim_confirm_subscription(text) security invoker;
alter function public.faqalim_unsubscribe(text) security invoker;
alter function public.faqalim_forget_unconfirmed() security invoker;
